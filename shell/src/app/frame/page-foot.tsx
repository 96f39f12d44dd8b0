import { NewsletterBand } from '../../features/newsletter/newsletter-band';
import { Footer } from './footer';

/** What stands below every page. */
export default function PageFoot() {
  return (
    <>
      <NewsletterBand />
      <Footer />
    </>
  );
}
