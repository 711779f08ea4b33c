import adapter from '@sveltejs/adapter-static';

/** @type {import('@sveltejs/kit').Config} */
export default {
  compilerOptions: { runes: true },
  kit: {
    adapter: adapter({ fallback: '404.html' }),
    files: { assets: '../../static' },
    paths: { relative: true },
    serviceWorker: { register: false },
    version: { pollInterval: 0 }
  }
};
