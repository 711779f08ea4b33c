// Plays any legal answer, each as likely as the others.

import { drawAnswer } from '../rules/judging';
import type { Player } from './player';

export const randomPlayer: Player = (view, house, chance) => drawAnswer(view, house, chance);
