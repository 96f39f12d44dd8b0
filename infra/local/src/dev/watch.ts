import { existsSync, watch } from 'node:fs';

const calmMs = 120;

/** Calls back once the files below some folders have changed and a moment has passed without another change. */
export function watchFolders(folders: readonly string[], onChange: () => unknown) {
  let timer: NodeJS.Timeout | undefined;
  const watchers = folders.filter(existsSync).map((folder) =>
    watch(folder, { recursive: true }, (_event, file) => {
      if (file && /\.test\.tsx?$|~$|\.sw.$/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(onChange, calmMs);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
