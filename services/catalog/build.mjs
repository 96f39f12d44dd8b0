import { buildService } from '@valam/service-kit/build/service';

await buildService(import.meta.dirname, {
  programs: {
    main: './src/main.ts',
    'picture-process': './src/media/picture-process.ts',
    scale: './src/scale/main.ts',
  },
  copied: ['sample/pictures'],
});
