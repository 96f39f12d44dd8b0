import { createGlobalStyle } from 'styled-components';

/** On paper a report is its title, picture and tables: the frame of the back office stays away. */
export const ReportPrint = createGlobalStyle`
  @media print {
    body nav, body details:has(> nav), body button { display: none !important; }
    body a { text-decoration: none; }
    body table { break-inside: auto; }
    body tr, body figure { break-inside: avoid; }
  }
`;
