import { CallRefused } from '../api/call-refused';
import type { AppContext } from '../remote/app-context';
import type { ActionResult } from '../remote/remote-module';
import type { RemoteDirectory } from './remote-directory';

/** Runs `remote/action`. A refusal that the action did not catch becomes its errors; the rest is a plain failure. */
export async function runAction(
  remotes: RemoteDirectory,
  app: AppContext,
  name: string,
  form: FormData,
  onFailure: (remote: string, reason: unknown) => void,
): Promise<ActionResult> {
  const [remote = '', action = ''] = name.split('/');
  try {
    const module = await remotes.load(remote);
    const run = module.actions && Object.hasOwn(module.actions, action) ? module.actions[action] : undefined;
    if (!run) throw new Error(`There is no action ${name}`);
    return await run(app, form);
  } catch (reason) {
    if (reason instanceof CallRefused) {
      return { ok: false, errors: reason.fields, toast: { title: reason.message, tone: 'destructive' } };
    }
    onFailure(remote, reason);
    return {
      ok: false,
      toast: { title: 'That did not work', description: 'Please try again.', tone: 'destructive' },
    };
  }
}
