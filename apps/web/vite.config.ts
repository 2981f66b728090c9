import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { compileMessages } from './compile-messages.ts';

export default defineConfig({
  plugins: [compileMessages(), reactRouter()],
  // Alternate-language links should be absolute; without a public address they stay relative to the site.
  define: { __PUBLIC_URL__: JSON.stringify((process.env.PUBLIC_URL ?? '').replace(/\/$/, '')) },
  build: { assetsInlineLimit: 0, target: 'es2022' },
});
