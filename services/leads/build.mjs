import { buildService } from '@valam/service-kit/build/service';

await buildService(import.meta.dirname, {
  programs: { main: './src/main.ts', 'draw-pdf-thread': './src/document/draw-pdf-thread.ts' },
});
