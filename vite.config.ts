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
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Changes with its version only: a new deployment does not make visitors fetch it again.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//, priority: 2 },
            // With everything they import: one request, and one style sheet that starts with the base styles.
            { name: 'site', test: /client\/(index\.html|main\.tsx|ui\/fixed-logo\.tsx)$/, priority: 1 },
          ],
        },
      },
    },
  },
});
