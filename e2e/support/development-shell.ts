import { execFile, spawn } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { dataDir, root, system } from './system';

/**
 * A second shell over the running system, with React's development build: that one reports every difference between
 * what the server rendered and what the browser makes of it. The remotes are the released ones.
 */
export async function startDevelopmentShell(): Promise<{ url: string; stop: () => Promise<void> }> {
  const shell = path.join(root, 'shell');
  await promisify(execFile)(process.execPath, ['build.mjs', '--development'], { cwd: shell });
  const child = spawn(process.execPath, [path.join(root, '.cache/shell-development/server/main.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: '0',
      OPS_PORT: '',
      GATEWAY_URL: system().gateway,
      REGISTRY_FILE: path.join(dataDir, 'remotes.json'),
      REMOTES_DIR: path.join(dataDir, 'remotes'),
      SITE_ORIGIN: system().site,
      DRAIN_MS: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      const found = /"shell is listening","port":(\d+)/.exec(text);
      if (found?.[1]) resolve(found[1]);
    });
    child.once('exit', () => reject(new Error(`The development shell did not start:\n${text}`)));
  });
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    },
  };
}
