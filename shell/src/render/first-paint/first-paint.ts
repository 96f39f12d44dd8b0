import { scriptSafeJson } from '@valam/mfe-kit/head';
import { layOutBelowLater } from './below-later';
import { returnToPlace } from './return-to-place';
import { facesNames, setInFonts, type PageFonts } from './set-in-fonts';
import { startCode, type FirstCode } from './start-code';
import { whenPainted } from './when-painted';

export interface AfterPaint {
  /** The code that makes the page live. */
  readonly code: FirstCode;
  readonly fonts: PageFonts;
  /** The faces that use them, and those of rarer letters. */
  readonly faces: string;
}

const [placeSource, belowSource, paintedSource, fontsSource, codeSource] = [
  returnToPlace,
  layOutBelowLater,
  whenPainted,
  setInFonts,
  startCode,
].map(String);

/** What the page needs only once it has been seen, and the script that asks for it then. */
export function afterPaintMarkup({ code, fonts, faces }: AfterPaint, nonce: string): string {
  return (
    `<style nonce="${nonce}" id="${facesNames.id}">${faces}</style>` +
    `<script nonce="${nonce}">(${placeSource})();(${belowSource})("${facesNames.event}");` +
    `(painted=>{(${fontsSource})(${scriptSafeJson(fonts)},${scriptSafeJson(facesNames)},painted);` +
    `(${codeSource})(${scriptSafeJson(code)},"${nonce}",painted)})(new Promise(${paintedSource}))</script>`
  );
}
