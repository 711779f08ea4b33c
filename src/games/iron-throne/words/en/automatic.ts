// Where a player had nothing to choose: what the app did for them.

import type { About } from '../../rules/asks';

export const AUTOMATIC: Readonly<Record<About, (name: string) => string>> = {
  'choosing-leader': (name) => `there was only one leader for ${name}`,
  hostages: (name) => `${name} could do nothing with its hostages`,
  defender: (name) => `${name} could challenge only one player`,
  'placing-power': (name) => `${name} had only one character to give power to`,
  participant: (name) => `${name} had only one character to send`,
  'offering-support': (name) => `${name} could not offer support`,
  'accepting-support': (name) => `${name} had no choice about the offer`,
  'house-card': (name) => `${name} had only one card to put down`,
  reaction: (name) => `${name} could play nothing`,
  'deal-terms': (name) => `${name} could propose nothing`,
  'deal-signing': (name) => `${name} had no choice about the deal`,
  'deal-counter': (name) => `${name} could propose nothing else`,
  'deal-answer': (name) => `${name} had no choice about the new terms`,
  distributing: (name) => `${name} had only one way to distribute the power`,
  'hostage-from': (name) => `${name} could take a hostage from only one player`,
  'hostage-place': (name) => `${name} could take the hostage from only one place`,
  'use-leader': (name) => `${name} had no choice about its leader`,
  'effect-player': (name) => `${name} could choose only one player`,
  'effect-power': (name) => `${name} had only one way to move power`,
  'effect-discard': (name) => `${name} had only one way to discard`,
  'effect-compel': (name) => `${name} had nobody to compel`,
  'effect-higher': (name) => `${name} had no choice about its House card`,
  'effect-swap': (name) => `${name} could not play another House card`,
  'effect-yield': (name) => `${name} had no choice but one`,
  'effect-rescue': (name) => `${name} had only one card to bring home`,
  'effect-torture': (name) => `${name} had only one hostage to torture`,
  'effect-sift': (name) => `${name} had only one card to keep`
};
