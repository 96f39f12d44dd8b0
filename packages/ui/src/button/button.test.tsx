import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, LinkButton } from './button';

describe('a button', () => {
  it('does not submit a form by default', () => {
    render(<Button>Reserve Your Spot</Button>);
    expect(screen.getByRole('button', { name: 'Reserve Your Spot' }).getAttribute('type')).toBe('button');
  });

  it('changes its label, keeps the focus and does nothing while busy', async () => {
    const onClick = jest.fn();
    const { rerender } = render(
      <Button busyLabel="Processing..." onClick={onClick}>
        Pay
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
    rerender(
      <Button busy busyLabel="Processing..." onClick={onClick}>
        Pay
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Processing...' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button);
    await userEvent.click(button);
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('keeps the focus and does nothing while idle', async () => {
    const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
    const { rerender } = render(<Button>Save</Button>);
    const button = screen.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    rerender(<Button idle>Save</Button>);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    rerender(
      <form onSubmit={onSubmit}>
        <input aria-label="Title" />
        <Button type="submit" idle>
          Save
        </Button>
      </form>,
    );
    await userEvent.type(screen.getByLabelText('Title'), '{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('does not submit the form again while busy', async () => {
    const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy busyLabel="Sending...">
          Send
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('renders a plain link when it has an href', () => {
    render(<LinkButton href="/spiritual-tours">Start Your Journey</LinkButton>);
    expect(screen.getByRole('link', { name: 'Start Your Journey' }).getAttribute('href')).toBe(
      '/spiritual-tours',
    );
  });
});
