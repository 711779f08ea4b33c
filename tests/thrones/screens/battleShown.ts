// The screens of a battle as a tablet draws them, read by the words beside their figures.

import type { Component } from 'svelte';
import { type MomentOf, momentsOf } from '#thrones/flow/moments';
import type { AskOf, BySide, View } from '#thrones/rules';
import { viewFor } from '#thrones/rules/view';
import BattleMoment from '#thrones/screens/combat/BattleMoment.svelte';
import type { AtTheTable } from '#shell/play/seating.svelte';
import type { Thrones } from '#thrones/flow/game';
import Duel from '#thrones/screens/combat/Duel.svelte';
import Seated from '#tests/support/Seated.svelte';
import type { CombatScript } from '#tests/support/playCombat';
import type { Scene } from '#tests/support/scene';
import { drawn, wordsIn } from '#tests/support/shown';

export const TABLET = { width: 1280, height: 800 };
const nothing = (): void => undefined;

/** The stage on which an option or a card of a battle is chosen. */
export function stageOf(
  view: View,
  ask: AskOf<'option'> | AskOf<'card'>,
  seats: readonly Pick<AtTheTable<Thrones>, 'house' | 'name'>[] = []
): string {
  const props = { view, ask, answer: nothing, explain: nothing, look: nothing, close: null, room: TABLET };
  return drawn(Seated as Component<object>, { seats, Shown: Duel, props });
}

/** A battle that is decided, with everything counted up. */
export const endOf = (moment: MomentOf<'battle'>): string =>
  drawn(BattleMoment as Component<object>, { moment, goOn: nothing, thinking: true, ...TABLET });

export interface FigureShown {
  /** As it is written: "+1". */
  readonly written: string;
  readonly value: number;
  /** As it is read aloud, with the thing that it is the number of. */
  readonly about: string;
}

const number = (said: string): number => Number(said.replace('−', '-'));

/** The numbers that open into their parts, in the order of the page. */
export const figuresIn = (html: string): FigureShown[] =>
  [...html.matchAll(/aria-label="(−?\d+), ([^"]*): show how it is made up"[^>]*>\s*<span[^>]*>([^<]*)</g)].map(
    ([, value, about, written]) => ({ written: written!, value: number(value!), about: about! })
  );

export interface ArmyShown {
  readonly total: number;
  readonly lines: readonly FigureShown[];
}

/** Both armies with their totals; of both, since each stands below its own total. */
export function armiesIn(html: string): BySide<ArmyShown> {
  const [armies] = html.split(/<h2[^>]*>Support</);
  const figures = figuresIn(armies!);
  const defended = figures.findIndex(({ about }) => about.includes(', defending '));
  const army = ([total, ...lines]: readonly FigureShown[]): ArmyShown => ({ total: total!.value, lines });
  return { attacker: army(figures.slice(0, defended)), defender: army(figures.slice(defended)) };
}

export interface DeedShown {
  readonly option: string;
  readonly label: string;
  /** What it leads to; empty where that is not said. */
  readonly note: string;
}

/** The options of a battle, in the order of their buttons. */
export const deedsIn = (html: string): DeedShown[] =>
  [...html.matchAll(/<button[^>]*data-option="([^"]*)"[^>]*>([\s\S]*?)<\/button>/g)].map(([, option, button]) => ({
    option: option!,
    label: wordsIn(/<b[\s\S]*?<\/b>/.exec(button!)?.[0] ?? ''),
    note: wordsIn(/<small[\s\S]*?<\/small>/.exec(button!)?.[0] ?? '')
  }));

/** The paragraphs of a page. */
export const paragraphsIn = (html: string): string[] =>
  [...html.matchAll(/<p\b[\s\S]*?<\/p>/g)].map(([paragraph]) => wordsIn(paragraph));

/** The areas that could support a battle, each with what has become of that. */
export function supportsIn(html: string): [area: string, state: string][] {
  const [, after] = html.split(/<h2[^>]*>Support</);
  const [list] = (after ?? '').split('</section>');
  return [...list!.matchAll(/<li[\s\S]*?<\/li>/g)].map(([item]) => {
    const state = /<small[\s\S]*?<\/small>/.exec(item)![0];
    return [wordsIn(item.slice(0, item.indexOf(state))), wordsIn(state)];
  });
}

/** What a battle would lead to if nothing else happened: a heading, and sentences below it. */
export function prospectsIn(html: string): { readonly title: string; readonly says: readonly string[] } {
  const [, after] = html.split(/<h2[^>]*>Support</);
  const [, prospects] = after!.split('</section>');
  return { title: wordsIn(/<h2[\s\S]*?<\/h2>/.exec(prospects!)![0]), says: paragraphsIn(prospects!) };
}

/** The lines of a foot: who decides, the question, and what is at stake. */
export function footIn(html: string): { readonly question: string; readonly stakes: string } {
  const foot = html.slice(html.lastIndexOf('<footer'));
  const [question = '', stakes = ''] = [/<h2[\s\S]*?<\/h2>/, /<p class="text-body[\s\S]*?<\/p>/].map((part) =>
    wordsIn(part.exec(foot)?.[0] ?? '')
  );
  return { question, stakes };
}

/** The battle of a scene as one moment: its cards are turned up, and it is decided. */
export function fought(g: Scene, script: CombatScript): MomentOf<'battle'> {
  const before = viewFor(g.position, null);
  g.playCombat(script);
  const lines = [...g.happened('cards'), ...g.happened('victor')];
  const [moment] = momentsOf({ before, now: viewFor(g.position, null), lines }, []);
  if (moment?.what !== 'battle') throw new Error('No battle was decided');
  return moment;
}
