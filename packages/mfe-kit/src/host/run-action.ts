import { CallRefused } from '../api/call-refused';
import { failureWithoutAnswer } from '../api/http-client';
import type { AppContext } from '../remote/app-context';
import type { Action, ActionResult, RemoteModule } from '../remote/remote-module';
import type { RemoteDirectory } from './remote-directory';

/** Returns true if a loaded remote has the action `remote/action`. */
export const hasAction = (remotes: RemoteDirectory, name: string): boolean =>
  actionOf(remotes.loaded(name.split('/')[0] ?? ''), name) !== undefined;

function actionOf(module: RemoteModule | null, name: string): Action | undefined {
  const [, action = ''] = name.split('/');
  return module?.actions && Object.hasOwn(module.actions, action) ? module.actions[action] : undefined;
}

/** Runs `remote/action`. A refusal that the action does not catch becomes its errors; any other error is a generic failure. */
export async function runAction(
  remotes: RemoteDirectory,
  app: AppContext,
  name: string,
  form: FormData,
  onFailure: (remote: string, reason: unknown) => void,
): Promise<ActionResult> {
  const [remote = ''] = name.split('/');
  try {
    const run = actionOf(await remotes.load(remote), name);
    if (!run) throw new Error(`There is no action ${name}`);
    return await run(app, form);
  } catch (reason) {
    if (reason instanceof CallRefused) {
      return { ok: false, errors: reason.fields, toast: { title: reason.message, tone: 'destructive' } };
    }
    onFailure(remote, reason);
    return { ok: false, toast: { title: 'That did not work', description: nextStep(), tone: 'destructive' } };
  }
}

/** Offline, the code of an action cannot be loaded. */
const nextStep = (): string =>
  globalThis.navigator?.onLine === false ? failureWithoutAnswer().problem.message : 'Please try again.';
