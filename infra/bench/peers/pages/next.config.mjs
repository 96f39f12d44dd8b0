export default {
  experimental: { cpus: 2 },
  poweredByHeader: false,
  turbopack: { root: import.meta.dirname },
};
