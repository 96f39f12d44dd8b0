import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadMore } from './load-more';
import { pageNumbers, Pagination } from './pagination';

describe('pages', () => {
  it.each([
    [1, 1, [1]],
    [1, 4, [1, 2, 3, 4]],
    [1, 9, [1, 2, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [3, 9, [1, 2, 3, 4, null, 9]],
    [9, 9, [1, null, 8, 9]],
  ])('on page %d of %d are listed as %j', (page, pages, shown) => {
    expect(pageNumbers(page, pages)).toEqual(shown);
  });

  it('are links, with the current page marked', () => {
    render(<Pagination page={2} pages={3} hrefOf={(page) => `/admin/leads?page=${page}`} />);
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: /Next/ }).getAttribute('href')).toBe('/admin/leads?page=3');
  });

  it('are not rendered for a single page', () => {
    const { container } = render(<Pagination page={1} pages={1} hrefOf={String} />);
    expect(container.innerHTML).toBe('');
  });
});

describe('load more', () => {
  it('shows the progress and ends after the last item', async () => {
    const onMore = jest.fn();
    const { rerender } = render(
      <LoadMore shown={20} total={64} label="Load More Articles" onMore={onMore} />,
    );
    expect(screen.getByRole('status').textContent).toBe('Showing 20 of 64');
    await userEvent.click(screen.getByRole('button', { name: 'Load More Articles' }));
    expect(onMore).toHaveBeenCalledTimes(1);
    rerender(<LoadMore shown={64} total={64} label="Load More Articles" onMore={onMore} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('opens a new tab on a click with Ctrl, like any link', () => {
    const onMore = jest.fn();
    render(<LoadMore shown={20} total={64} label="More" onMore={onMore} href="#more" />);
    const isLeftToTheBrowser = fireEvent.click(screen.getByRole('link', { name: 'More' }), { ctrlKey: true });
    expect(isLeftToTheBrowser).toBe(true);
    expect(onMore).not.toHaveBeenCalled();
  });

  it('is a link for visitors without JavaScript', async () => {
    const onMore = jest.fn();
    render(<LoadMore shown={20} total={64} label="More" onMore={onMore} href="/blog?page=2" />);
    await userEvent.click(screen.getByRole('link', { name: 'More' }));
    expect(onMore).toHaveBeenCalledTimes(1);
  });
});
