import { drawingProperties } from './drawings';
import { tokens } from './tokens';

const customProperties = Object.entries(tokens)
  .filter(([group]) => group !== 'breakpoint')
  .flatMap(([group, values]) => Object.entries(values).map(([name, value]) => `--${group}-${name}:${value}`))
  .join(';');

const ground = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-block:7.5rem 1rem}
html:has([data-consent-bar]){scroll-padding-block-end:8.5rem}
@media (max-width:699.98px){html:has([data-consent-bar]){scroll-padding-block-end:11rem}}
body{margin:0;background:var(--color-background);color:var(--color-text);font:400 var(--text-body)/var(--leading-body) var(--font-ui);font-kerning:normal;overflow-x:clip;overflow-wrap:break-word}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure,blockquote,fieldset,pre{margin:0;padding:0}
h1,h2,h3,h4{font-weight:inherit;font-size:inherit}
ul[class],ol[class]{list-style:none}
fieldset{border:0;min-width:0}
legend{padding:0}
img,svg{display:block;max-width:100%}
img{height:auto}
a{color:inherit;text-decoration-thickness:1px;text-underline-offset:.2em}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
button{background:none;border:0;padding:0;cursor:pointer}
table{border-collapse:collapse;width:100%}
strong,b{font-weight:600}
[hidden]{display:none!important}
[lang='ta']{font-family:var(--font-tamil);font-weight:500;letter-spacing:0}
:focus-visible{outline:var(--border-focus) solid var(--focus,var(--color-focus));outline-offset:var(--border-focus-offset)}
::selection{background:var(--color-highlight);color:var(--color-text)}
@keyframes valam-draw{from{stroke-dasharray:1 1;stroke-dashoffset:1}to{stroke-dasharray:1 1;stroke-dashoffset:0}}
@keyframes valam-turn{to{transform:rotate(1turn)}}
@keyframes valam-arrive{from{opacity:0}}
@keyframes valam-from-right{from{transform:translateX(100%)}}
@keyframes valam-to-right{to{transform:translateX(100%)}}
@keyframes valam-leave{to{opacity:0}}
@keyframes valam-swipe-out{from{transform:translateX(var(--radix-toast-swipe-end-x,0))}to{transform:translateX(calc(100% + 2rem))}}
`;

const preferences = `
@media (prefers-reduced-motion:no-preference){html:has(main :target){scroll-behavior:smooth}}
@media (prefers-reduced-motion:reduce){
:root{--duration-instant:.01ms;--duration-quick:.01ms;--duration-base:.01ms;--duration-slow:.01ms;--duration-line:.01ms}
*,*::before,*::after{transition-duration:.01ms!important;animation-duration:.01ms!important;animation-iteration-count:1!important}
}
@media (prefers-contrast:more){:root{--color-text-muted:#1C1A1F;--color-divider:#79736B;--color-outline:#1C1A1F}}
@media print{
html{font-size:75%}
:root{--color-text-muted:#333;--text-heading-1:1.75rem;--text-heading-2:1.375rem;--text-heading-3:1.1875rem;--text-read:1.0625rem;--leading-body:1.35;--leading-read:1.35;--measure-read:100%;--space-5:1rem;--space-6:1rem;--space-7:1.5rem;--space-8:1.75rem;--space-section:2rem}
[data-below]>*{content-visibility:visible!important}
body{background:#fff;color:#000}
[data-first-on-paper]{display:block!important;aspect-ratio:auto!important;max-width:24rem}
[data-first-on-paper]>*{width:100%}
[data-first-on-paper]>*~*{display:none!important}
[data-first-on-paper]>*>span{aspect-ratio:3/2!important;height:auto!important}
header:has(~main),main~*,main nav,main form,[data-screen-only]{display:none!important}
h1,h2,h3,h4{break-after:avoid}
figure,tr,li{break-inside:avoid}
:is(p,li,dd,td,address,h3,h4)>a[href^='http']::after{content:' (' attr(href) ')'}
:is(p,li,dd,td,address,h3,h4)>a[href^='/']:not(.card-title,.shot)::after{content:' (' var(--site,'') attr(href) ')'}
:is(p,li,dd,td,address,h3,h4)>a:not(.card-title,.shot)::after{font-size:.8em;font-weight:400;overflow-wrap:anywhere}
}
`;

/** Tokens and base styles of every page. The shell adds them to the document once, before all other styles. */
export const globalCss = `:root{color-scheme:light;${customProperties};${drawingProperties}}${ground}${preferences}`;
