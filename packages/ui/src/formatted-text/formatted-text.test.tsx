import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ArticleBody } from './article-body';
import { FormattedText } from './formatted-text';

describe('formatted text', () => {
  it('starts its headings one level below the heading above it', () => {
    render(<FormattedText under={2} text="[h1]One[/h1][h2]Two[/h2][h3]Three[/h3][h4]Four[/h4]" />);
    expect(screen.getAllByRole('heading').map((heading) => heading.tagName)).toEqual([
      'H3',
      'H3',
      'H4',
      'H5',
    ]);
  });

  it('does not render raw HTML', () => {
    const { container } = render(<FormattedText text="[p]<img src=x onerror=alert(1)>[b]bold[/b][/p]" />);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('strong')?.textContent).toBe('bold');
  });

  it('renders nothing without a text', () => {
    expect(render(<FormattedText text={null} />).container.innerHTML).toBe('');
  });
});

describe('an article', () => {
  it('renders only links with a safe target', () => {
    const content = {
      blocks: [{ type: 'paragraph', text: '<a href="javascript:x()">a</a> <a href="/blog">b</a>' }],
    };
    render(<ArticleBody content={content} />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/blog']);
  });
});
