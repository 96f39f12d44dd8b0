import { Injectable } from '@nestjs/common';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import type { drawOwnQr, pictureOwnQr } from '@valam/contracts/identity/referral.rpc';
import type { RpcBody, RpcReturn } from '@valam/contracts/shared/define';
import { invalidFields } from '@valam/contracts/shared/problem';
import { SiteLinks } from '../site/site-links.js';
import { OwnCode } from '../contributor/own-code.js';

const look = { margin: 2, errorCorrectionLevel: 'M' } as const;
/** Pixels: enough for eight centimeters in print. */
const printWidth = 1_024;
/**
 * The largest QR code of this error-correction level holds 2,331 characters; non-English letters take six or
 * nine each.
 */
const longestLink = 2_000;

/** Draws the partner's link to a page of this site, and of no other, as a QR code. */
@Injectable()
export class DrawQr {
  constructor(
    private readonly codes: OwnCode,
    private readonly site: SiteLinks,
  ) {}

  async run(caller: Caller, { path }: RpcBody<typeof drawOwnQr>): Promise<RpcReturn<typeof drawOwnQr>> {
    const { link } = await this.linkOf(caller, path);
    const { toString: draw } = await import('qrcode');
    return { link, svg: await draw(link, { ...look, type: 'svg' }) };
  }

  async picture(
    caller: Caller,
    { path }: RpcBody<typeof pictureOwnQr>,
  ): Promise<RpcReturn<typeof pictureOwnQr>> {
    const { link, code } = await this.linkOf(caller, path);
    const { toBuffer } = await import('qrcode');
    const picture = await toBuffer(link, { ...look, type: 'png', width: printWidth });
    return { filename: `${code}.png`, contentType: 'image/png', base64: picture.toString('base64') };
  }

  private async linkOf(caller: Caller, path: string | null): Promise<{ link: string; code: string }> {
    const { referralCode: code } = await this.codes.of(caller);
    if (path && !isOwnPath(path))
      throw invalidFields({ path: 'Must be a page of this site, such as /spiritual-tours.' });
    const link = this.site.referral(code, path ?? '/');
    if (link.length > longestLink)
      throw invalidFields({ path: 'This address is too long for a code. Leave some of it out.' });
    return { link, code };
  }
}

/** One slash and no backslash: `//elsewhere.example` is another site. */
const isOwnPath = (path: string): boolean => /^\/(?![/\\])[^\\\s]*$/.test(path);
