// Writes .svelte-kit/contents.json: which modules of ours each script and sheet of the build holds, for tests of what is loaded when.
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';

const FILE = '.svelte-kit/contents.json';

/** @returns {Record<string, string[]>} by script or sheet */
export const contentsOfBuild = () => JSON.parse(readFileSync(FILE, 'utf8'));

/** @returns {import('vite').Plugin} */
export function contents() {
  return {
    name: 'contents',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return;
        /** @type {Record<string, string[]>} */
        const held = {};
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          const modules = file.moduleIds
            .map((id) => (id.startsWith('\0text:') ? id.slice(1) : relative('', id)))
            .filter((id) => /^(src\/|tests\/|text:)/.test(id));
          for (const name of [file.fileName, ...(file.viteMetadata?.importedCss ?? [])])
            held[name] = [...(held[name] ?? []), ...modules];
        }
        writeFileSync(FILE, JSON.stringify(held));
      }
    }
  };
}
