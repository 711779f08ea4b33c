// The manifest of the installed app, one per language; +layout.svelte links the table's. An installed app keeps the language that
// it was installed in.

import { text } from 'text:shell/manifest';
import { text as table } from 'text:shell/table';
import { base } from '$app/paths';
import { LANGUAGES } from '#text/languages';

export const prerender = true;

export const entries = () => LANGUAGES.map((language) => ({ language }));

export function GET({ params }: { readonly params: { readonly language: string } }): Response {
  const language = LANGUAGES.find((one) => one === params.language);
  if (language === undefined) return new Response(null, { status: 404 });
  const say = text.in(language);
  const name = table.in(language)('app');
  const manifest = {
    // Read from the top of the host, unlike all other addresses here.
    id: `${base}/`,
    start_url: './',
    scope: './',
    name,
    short_name: name,
    description: say('description'),
    lang: language,
    display: 'standalone',
    background_color: '#10171e',
    theme_color: '#161f28',
    categories: ['games'],
    icons: [
      { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' }
    ],
    screenshots: [
      { src: 'screenshot-wide.jpg', sizes: '1280x800', type: 'image/jpeg', form_factor: 'wide' },
      { src: 'screenshot-narrow.jpg', sizes: '390x844', type: 'image/jpeg', form_factor: 'narrow' }
    ],
    launch_handler: { client_mode: 'focus-existing' },
    file_handlers: [{ action: './', accept: { 'application/gzip': ['.gz'], 'application/json': ['.json'] } }],
    share_target: {
      action: './shared',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'games', accept: ['application/gzip', '.gz', 'application/json', '.json'] }] }
    },
    shortcuts: [
      { name: say('shortcut-continue'), url: './play' },
      { name: say('shortcut-new-game'), url: './new' },
      { name: say('shortcut-rules'), url: './rules' },
      { name: say('shortcut-phone'), url: './phone' }
    ]
  };
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } });
}
