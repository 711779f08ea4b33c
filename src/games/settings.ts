// The pages of settings that games bring along. Read by the settings alone.

import type { GameSettings } from '#shell/settingsPage';
import { cardsIOwn } from '#iron/screens/ironSettings';

export const GAME_SETTINGS: readonly GameSettings[] = [cardsIOwn];
