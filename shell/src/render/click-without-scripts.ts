import { recordClickAsPictureRoute } from '@valam/contracts/identity/referral.routes';
import { codeOf } from '../features/referral/stored-code';

/**
 * Counts a visit with a partner's code in its URL in browsers without JavaScript, by an image that only they request.
 */
export function clickWithoutScripts(search: string): string {
  const code = codeOf(new URLSearchParams(search).get('ref'));
  return code
    ? `<noscript><img src="${recordClickAsPictureRoute.path}?code=${code}" alt="" hidden></noscript>`
    : '';
}
