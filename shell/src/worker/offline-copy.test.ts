import { describe, expect, it } from '@jest/globals';
import { offlineCopy, titleOf } from './offline-copy';

const html = `<html><head><title>Kaveri &amp; more</title>
<link rel="preload" as="script" href="/a.js"><link rel="preload" as="font" href="/f.woff2">
<style>.a{display:none}@media (scripting: none),print{.a{display:block}}@media (scripting: enabled){.b{display:none}}</style></head>
<body class="x"><script>start("</p>")</script><p>ஸ்ரீரங்கம்</p><script src="/a.js" async=""></script></body></html>`;

describe('an offline copy', () => {
  const copy = offlineCopy(html, new Date('2026-11-21T23:00:00Z'));

  it('has no scripts, and the styles for browsers without JavaScript', () => {
    expect(copy).not.toContain('<script');
    expect(copy).not.toContain('/a.js');
    expect(copy).toContain('/f.woff2');
    expect(copy).toContain('@media all,print{.a{display:block}}');
    expect(copy).toContain('@media not all{.b');
  });

  it('hides controls that need the network', () => {
    expect(copy).toMatch(/<style>form,[^{]*\{display:none!important\}/);
  });

  it('starts with a notice that it is a copy, with the day in India on which it was saved', () => {
    expect(copy).toMatch(/<body class="x"><p role="status"[^>]*>You’re offline\./);
    expect(copy).toContain('the copy you saved on Nov 22, 2026.');
    expect(copy).toContain('ஸ்ரீரங்கம்');
  });

  it('has the title of the page', () => {
    expect(titleOf(copy)).toBe('Kaveri &amp; more');
  });
});
