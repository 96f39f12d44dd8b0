import { scriptSafeJson } from '@valam/mfe-kit/head';
import { firstFonts, fontsOfLanguage, ownFaces } from '@valam/ui/tokens/font-faces';
import { inlineScript } from '../inline-script';
import { layOutBelowLater } from './below-later';
import { returnToPlace } from './return-to-place';
import { facesNames, setInFonts, type PageFonts } from './set-in-fonts';
import { startCode, type FirstCode } from './start-code';
import { whenPainted } from './when-painted';

const fontFolder = '/assets/fonts';
const fonts: PageFonts = {
  always: firstFonts(fontFolder),
  byLanguage: { ta: fontsOfLanguage(fontFolder, 'ta') },
};
/** The faces that use the fonts, and those of rarer letters. */
const faces = ownFaces(fontFolder);

const [placeSource, belowSource, paintedSource, fontsSource, codeSource] = [
  returnToPlace,
  layOutBelowLater,
  whenPainted,
  setInFonts,
  startCode,
].map(String);

const firstCodeId = 'first-code';

/** Asks for what the page needs only once it has been seen. Which code that is stands before it, as data. */
export const firstPaintScript = inlineScript(
  `(${placeSource})();(${belowSource})("${facesNames.event}");` +
    `(painted=>{(${fontsSource})(${scriptSafeJson(fonts)},${scriptSafeJson(facesNames)},painted);` +
    `(${codeSource})(JSON.parse(document.getElementById("${firstCodeId}").textContent),painted)})` +
    `(new Promise(${paintedSource}))`,
);

export const afterPaintMarkup = (code: FirstCode): string =>
  `<style id="${facesNames.id}">${faces}</style>` +
  `<script type="application/json" id="${firstCodeId}">${scriptSafeJson(code)}</script>` +
  firstPaintScript.markup;
