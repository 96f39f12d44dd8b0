import { useBrand } from '@valam/mfe-kit/shell';
import { Container } from '@valam/ui/layout/layout';

const places = [
  ['/spiritual-tours', 'Tours'],
  ['/temples', 'Temples'],
  ['/venues', 'Venues'],
  ['/ashrams', 'Ashrams'],
  ['/blog', 'Blog'],
  ['/about', 'About'],
  ['/host', 'Our Hosts'],
  ['/testimonials', 'Testimonials'],
  ['/referral-program', 'Referral Program'],
  ['/private-tours', 'Private Tours'],
  ['/contact-us', 'Contact'],
  ['/privacy_policy', 'Privacy Policy'],
  ['/terms_of_service', 'Terms of Service'],
  ['/cancellations-and-refunds', 'Cancellations and Refunds'],
] as const;

/** The foot of every page. */
export function Footer() {
  const { name, social } = useBrand();
  return (
    <footer>
      <Container>
        <p>{name} has connected seekers with spiritual experiences in India since 2023.</p>
        <ul>
          {places.map(([to, label]) => (
            <li key={to}>
              <a href={to}>{label}</a>
            </li>
          ))}
        </ul>
        <ul>
          {Object.entries(social).map(([network, url]) => (
            <li key={network}>
              <a href={url} rel="me">
                {network}
              </a>
            </li>
          ))}
        </ul>
        <p>India for the 🌍</p>
        <p>Made with ❤️ in Kanyakumari, India</p>
      </Container>
    </footer>
  );
}
