import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The package's own exports lead to its development build, warnings and all, whatever the mode. */
const reactRouter = join(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs');

export default defineConfig({
  root: 'client',
  plugins: [react()],
  resolve: { alias: [{ find: /^react-router$/, replacement: reactRouter }] },
  build: {
    manifest: true,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page runs on changes with its version only: a new deployment does not make visitors fetch it again.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\// }] },
      },
    },
  },
});
