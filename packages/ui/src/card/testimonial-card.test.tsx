import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { TestimonialCard } from './testimonial-card';

it('keeps the paragraphs of a review', () => {
  const review = 'The hill walks.\n\nAt night the tank is quiet.';
  const { getByText } = render(<TestimonialCard name="Anna" review={review} rating={5} />);
  expect(getComputedStyle(getByText(/^The hill walks/)).whiteSpace).toBe('pre-line');
});
