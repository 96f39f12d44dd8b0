import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseInlineHtml } from './inline-html.js';
import type { Inline } from './inline-text.js';

const hrefs = (nodes: readonly Inline[]): string[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string' || node.mark === 'br') return [];
    return [...(node.mark === 'a' ? [node.href] : []), ...hrefs(node.children)];
  });

describe('inline HTML', () => {
  it('has marks, links, languages and line breaks', () => {
    expect(
      parseInlineHtml(
        'The word is <em lang="ta-Latn">valam</em>,<br>see <a href="/about">us</a> &amp; <b>ask</b>.',
      ),
    ).toEqual([
      'The word is ',
      { mark: 'span', lang: 'ta-Latn', children: [{ mark: 'i', children: ['valam'] }] },
      ',',
      { mark: 'br' },
      'see ',
      { mark: 'a', href: '/about', children: ['us'] },
      ' & ',
      { mark: 'b', children: ['ask'] },
      '.',
    ]);
  });

  it('keeps the text of unknown elements and removes dangerous ones', () => {
    expect(
      parseInlineHtml('<div onclick=x>a</div><script>alert(1)</script><style>p{}</style><!-- c -->b'),
    ).toEqual(['ab']);
  });

  it('drops everything after an unclosed script', () => {
    expect(parseInlineHtml('a<script>b<b>c')).toEqual(['a']);
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'java&#10;script:alert(1)',
    '&#106;avascript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<b>x</b>',
    'vbscript:x',
    '//elsewhere.example/x',
    '/\\elsewhere.example',
    'file:///etc/passwd',
    '',
  ])('has no link for %j', (href) => {
    expect(hrefs(parseInlineHtml(`<a href="${href}">x</a>`))).toEqual([]);
  });

  it.each(['https://valam.example/a?b=c#d', '/blog', '#top', 'mailto:a@b.example', 'tel:+910000012012'])(
    'links to %s',
    (href) => {
      expect(hrefs(parseInlineHtml(`<a class="x" href='${href}'>x</a>`))).toEqual([href]);
    },
  );

  it('is decoded only once', () => {
    expect(parseInlineHtml('&amp;lt;b&amp;gt;')).toEqual(['&lt;b&gt;']);
    expect(parseInlineHtml('&lt;script&gt;')).toEqual(['<script>']);
  });

  it('treats names that every object inherits as unknown entities and elements', () => {
    expect(parseInlineHtml('&constructor;<constructor>x</constructor>')).toEqual(['&constructor;x']);
  });

  it('tolerates wrongly nested inline HTML', () => {
    expect(parseInlineHtml('<b>a<i>b</b>c</i></u>')).toEqual([
      { mark: 'b', children: ['a', { mark: 'i', children: ['b'] }] },
      'c',
    ]);
  });

  it('never has a dangerous link, and is parsed in linear time', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<a href="',
        'javascript:',
        '">',
        '</a>',
        '<b>',
        '<',
        '>',
        '<script>',
        '<!--',
        '&#x6a;',
        "'",
        ' ',
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        for (const href of hrefs(parseInlineHtml(pieces.join('')))) {
          expect(href).toMatch(/^(https?:\/\/|mailto:|tel:|\/(?!\/)|#|\?)/i);
        }
      }),
    );
    const started = performance.now();
    parseInlineHtml(
      `${'<a '.repeat(500_000)}${' '.repeat(500_000)}${'<b>'.repeat(500_000)}${'<!--'.repeat(200_000)}`,
    );
    // Linear work takes a second, a few on a busy machine; quadratic work takes minutes.
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});
