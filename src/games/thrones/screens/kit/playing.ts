// Types of the shell with this game filled in.

import type { Thrones } from '#thrones/flow/game';
import type { Answered as AnsweredOf } from '#shell/play/keeper';
import type { Eyes as EyesOf, Playback as PlaybackOf, Step as StepOf } from '#shell/play/playback';
import type { Playing as PlayingOf } from '#shell/play/playing.svelte';
import type { AtTheTable as AtTheTableOf } from '#shell/play/seating.svelte';
import type { Replayed as ReplayedOf, AnswerSeen as ToldOf } from '#shell/play/replayed';
import type { Turn as TurnOf } from '#shell/play/whoseTurn';

export type Answered = AnsweredOf<Thrones>;
export type AtTheTable = AtTheTableOf<Thrones>;
export type Eyes = EyesOf<Thrones>;
export type Playback = PlaybackOf<Thrones>;
export type Playing = PlayingOf<Thrones>;
export type Replayed = ReplayedOf<Thrones>;
export type Step = StepOf<Thrones>;
export type AnswerSeen = ToldOf<Thrones>;
export type Turn = TurnOf<Thrones>;
