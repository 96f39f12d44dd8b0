import { Injectable } from '@nestjs/common';
import type { drawOwnQr } from '@valam/contracts/identity/referral.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { invalidFields } from '@valam/contracts/shared/problem';
import { toString as draw } from 'qrcode';
import { SiteLinks } from '../account/site-links.js';
import { OwnCode } from './own-code.js';

/** Draws the partner's link to a page of this site, and to no other. */
@Injectable()
export class DrawQr {
  constructor(
    private readonly codes: OwnCode,
    private readonly site: SiteLinks,
  ) {}

  async run({ caller, path }: RpcInput<typeof drawOwnQr>): Promise<{ link: string; svg: string }> {
    const own = await this.codes.of(caller);
    if (path && !isOwnPath(path))
      throw invalidFields({ path: 'Must be a page of this site, such as /spiritual-tours.' });
    const link = this.site.referral(own.referralCode, path ?? '/');
    return { link, svg: await draw(link, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' }) };
  }
}

/** One slash and no backslash: `//elsewhere.example` is another site. */
const isOwnPath = (path: string): boolean => /^\/(?![/\\])[^\\\s]*$/.test(path);
