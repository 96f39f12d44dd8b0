import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bracketTextWords, parseBracketText } from './bracket-text.js';

describe('bracket text', () => {
  it('consists of headings, paragraphs and lists', () => {
    expect(
      parseBracketText('[h2]About[/h2][p]A small group.[/p][ol][li]Chennai[/li][li]Kanchipuram[/li][/ol]'),
    ).toEqual([
      { type: 'heading', level: 2, content: ['About'] },
      { type: 'paragraph', content: ['A small group.'] },
      { type: 'list', ordered: true, items: [['Chennai'], ['Kanchipuram']] },
    ]);
  });

  it('has nested bold, italic and underline, with case-insensitive tags', () => {
    expect(parseBracketText('[P][b]Fire [i]and[/i][/B] [u]earth[/u][/P]')).toEqual([
      {
        type: 'paragraph',
        content: [
          { mark: 'b', children: ['Fire ', { mark: 'i', children: ['and'] }] },
          ' ',
          { mark: 'u', children: ['earth'] },
        ],
      },
    ]);
  });

  it('has line breaks at br, except at the ends of a block', () => {
    expect(parseBracketText('[p][br]One[br]Two[br/][/p]')).toEqual([
      { type: 'paragraph', content: ['One', { mark: 'br' }, 'Two'] },
    ]);
  });

  it('has paragraphs for text outside of any block', () => {
    expect(parseBracketText('First.\n\nSecond,\nin two lines.')).toEqual([
      { type: 'paragraph', content: ['First.'] },
      { type: 'paragraph', content: ['Second,', { mark: 'br' }, 'in two lines.'] },
    ]);
  });

  it('drops unknown tags and keeps their text', () => {
    expect(parseBracketText('[p][blink]Now[/blink] [img=x.png]then[/p]')).toEqual([
      { type: 'paragraph', content: ['Now', ' ', 'then'] },
    ]);
  });

  it('closes the unclosed tags of bracket text', () => {
    expect(parseBracketText('[ul][li]One[li][b]Two[/ul][p]After')).toEqual([
      { type: 'list', ordered: false, items: [['One'], [{ mark: 'b', children: ['Two'] }]] },
      { type: 'paragraph', content: ['After'] },
    ]);
  });

  it('treats HTML as plain text', () => {
    expect(parseBracketText('[p]<script>alert(1)</script>[/p]')).toEqual([
      { type: 'paragraph', content: ['<script>alert(1)</script>'] },
    ]);
  });

  it('treats names that every object inherits as unknown tags', () => {
    expect(parseBracketText('[constructor]a[/constructor][toString]b')).toEqual([
      { type: 'paragraph', content: ['a', 'b'] },
    ]);
  });

  it('keeps brackets that are not tags', () => {
    expect(bracketTextWords('[p]5 [of] 12, [1] and [ ] and [[/p]')).toBe('5 12, [1] and [ ] and [');
  });

  it('has a plain-text version', () => {
    expect(bracketTextWords('[h1]A[/h1][ul][li]b[/li][li][b]c[/b][/li][/ul]d')).toBe('A b c d');
  });

  it('is empty without content', () => {
    expect(parseBracketText(' [p] [/p][br][ul][/ul] ')).toEqual([]);
  });

  it('is parsed without throwing, without empty blocks and in linear time', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '[b]',
        '[/b]',
        '[ul]',
        '[/ul]',
        '[li]',
        '[/li]',
        '[p]',
        '[/p]',
        '[br]',
        '[h3]',
        '[/h3]',
        '[',
        ']',
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        for (const block of parseBracketText(pieces.join(''))) {
          if (block.type === 'list') expect(block.items.length).toBeGreaterThan(0);
          else expect(block.content.length).toBeGreaterThan(0);
        }
      }),
    );
    const started = performance.now();
    parseBracketText('[b'.repeat(500_000) + '['.repeat(500_000) + '[b]'.repeat(200_000));
    // Linear work takes a second, a few on a busy machine; quadratic work takes minutes.
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});
