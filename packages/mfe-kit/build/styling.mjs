// The styling library as the browser gets it: what the shell and the remotes use, without themes, its second way of
// collecting styles and its tools for the server. A name that is missing here is missing on every page.
export { createGlobalStyle, css, styled } from 'styled-components/dist/styled-components.browser.esm.js';
