import { recordClickAsPictureRoute } from '@valam/contracts/identity/referral.routes';
import { codeOf } from '../features/referral/stored-code';

/**
 * Counts the visit by a partner's code that arrives with an address, where no script can: a picture that browsers request
 * only without scripts.
 */
export function clickWithoutScripts(search: string): string {
  const code = codeOf(new URLSearchParams(search).get('ref'));
  return code
    ? `<noscript><img src="${recordClickAsPictureRoute.path}?code=${code}" alt="" hidden></noscript>`
    : '';
}
