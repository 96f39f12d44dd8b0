import http from 'node:http';

/** Requests a path without normalization, as no browser would. */
export const requestExactPath = (site: string, path: string): Promise<http.IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { hostname: host, port } = new URL(site);
    const request = http.request({ host, port, path }, (response) => {
      response.resume();
      resolve(response);
    });
    request.once('error', reject);
    request.end();
  });
