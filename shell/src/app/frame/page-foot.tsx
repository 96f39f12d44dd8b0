import { NewsletterBand } from '../../features/newsletter/newsletter-band';
import { Footer } from './footer';

/** The newsletter form and the footer, shown below every page. */
export default function PageFoot() {
  return (
    <>
      <NewsletterBand />
      <Footer />
    </>
  );
}
