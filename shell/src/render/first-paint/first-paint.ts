import { scriptSafeJson } from '@valam/mfe-kit/head';
import { firstFonts, fontsWhere, ownFaces } from '@valam/ui/tokens/font-faces';
import { inlineScript } from '../inline-script';
import { layOutBelowLater } from './below-later';
import { holdTarget } from './hold-target';
import { returnToPlace } from './return-to-place';
import { facesNames, setInFonts, type PageFonts } from './set-in-fonts';
import { startCode, type FirstCode } from './start-code';
import { whenPainted } from './when-painted';

const fontFolder = '/assets/fonts';
const fonts: PageFonts = {
  always: firstFonts(fontFolder),
  where: fontsWhere(fontFolder),
};
const faces = ownFaces(fontFolder);

const [placeSource, targetSource, belowSource, paintedSource, fontsSource, codeSource] = [
  returnToPlace,
  holdTarget,
  layOutBelowLater,
  whenPainted,
  setInFonts,
  startCode,
].map(String);

const firstCodeId = 'first-code';

/** Loads fonts and code after the first paint. The list of code files precedes the script in the document, as JSON. */
export const firstPaintScript = inlineScript(
  `(${placeSource})();(${targetSource})();(${belowSource})("${facesNames.event}");` +
    `(painted=>{(${fontsSource})(${scriptSafeJson(fonts)},${scriptSafeJson(facesNames)},painted);` +
    `(${codeSource})(JSON.parse(document.getElementById("${firstCodeId}").textContent),painted)})` +
    `(new Promise(${paintedSource}))`,
);

export const afterPaintMarkup = (code: FirstCode): string =>
  `<style id="${facesNames.id}">${faces}</style>` +
  `<script type="application/json" id="${firstCodeId}">${scriptSafeJson(code)}</script>` +
  firstPaintScript.markup;
