// What the shell knows of any game, for this one.

import type { Thrones } from '../flow/game';
import type { Answered as AnsweredOf } from '../play/keeper';
import type { Eyes as EyesOf, Playback as PlaybackOf, Step as StepOf } from '../play/playback';
import type { AtTheTable as AtTheTableOf, Playing as PlayingOf } from '../play/playing.svelte';
import type { Replayed as ReplayedOf, Told as ToldOf } from '../play/replayed';
import type { Turn as TurnOf } from '../play/turn';

export type Answered = AnsweredOf<Thrones>;
export type AtTheTable = AtTheTableOf<Thrones>;
export type Eyes = EyesOf<Thrones>;
export type Playback = PlaybackOf<Thrones>;
export type Playing = PlayingOf<Thrones>;
export type Replayed = ReplayedOf<Thrones>;
export type Step = StepOf<Thrones>;
export type Told = ToldOf<Thrones>;
export type Turn = TurnOf<Thrones>;
