# Two images: the shell (--target shell), and the built remotes with the release commands (--target remotes).
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

# The first three stages are the same in every Dockerfile here, so that they are built once for all images.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /from
COPY . .
RUN mkdir /manifests && find . -name package.json -exec cp --parents -t /manifests {} + && cp package-lock.json .npmrc /manifests

FROM ${NODE_IMAGE} AS installed
WORKDIR /app
COPY --from=manifests /manifests ./
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --no-audit --no-fund

FROM installed AS source
COPY . .

FROM source AS built
RUN node infra/local/src/commands/build.ts --front-end
RUN node infra/docker/image/production-tree.ts infra/deploy /tree @valam/registry
RUN mkdir /built-remotes && cp --parents -r mfe-*/build.mjs mfe-*/dist /built-remotes
RUN node infra/docker/image/write-bill.ts /bills/shell.cdx.json shell && \
  node infra/docker/image/write-bill.ts /bills/remotes.cdx.json mfe-*

# The server is a single bundle, so no packages are installed.
FROM ${NODE_IMAGE} AS shell
ARG UNIT=shell
ARG VERSION=0.0.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="valam-${UNIT}" \
  org.opencontainers.image.vendor="Valam" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}"
ENV NODE_ENV=production UNIT=${UNIT} VERSION=${VERSION} HOST=0.0.0.0 PORT=8080 OPS_PORT=9000 REGISTRY_FILE=/remotes/remotes.json REMOTES_DIR=/remotes ROLLBACK_REQUESTS_DIR=/rollback-requests
WORKDIR /app
RUN mkdir -p /remotes /rollback-requests && chown node:node /remotes /rollback-requests
COPY infra/docker/image/is-ready.sh /usr/local/bin/is-ready
COPY --from=built /app/shell/package.json ./shell/
COPY --from=built /app/shell/dist ./shell/dist
COPY --from=built /bills/shell.cdx.json ./sbom.cdx.json
USER node
EXPOSE 8080 9000
HEALTHCHECK --interval=10s --timeout=10s --start-period=180s --retries=6 CMD ["is-ready"]
# A share of the container's memory; the rendering processes have their own (renderer-flags.ts).
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size-percentage=15", "shell/dist/server/main.js"]

FROM ${NODE_IMAGE} AS remotes
ARG UNIT=remotes
ARG VERSION=0.0.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="valam-${UNIT}" \
  org.opencontainers.image.vendor="Valam" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}"
ENV NODE_ENV=production REGISTRY_FILE=/remotes/remotes.json REMOTES_DIR=/remotes ROLLBACK_REQUESTS_DIR=/rollback-requests
WORKDIR /app
RUN mkdir -p /remotes /rollback-requests && chown node:node /remotes /rollback-requests
COPY --from=built /tree/node_modules ./node_modules
COPY --from=built /tree/packages ./packages
COPY --from=built /bills/remotes.cdx.json ./sbom.cdx.json
COPY --from=built /app/package.json ./
COPY --from=built /app/packages/mfe-kit/build ./packages/mfe-kit/build
COPY --from=built /app/packages/mfe-kit/package.json ./packages/mfe-kit/
COPY --from=built /app/infra/deploy ./infra/deploy
COPY --from=built /app/infra/local/src/command-line ./infra/local/src/command-line
COPY --from=built /built-remotes ./
USER node
CMD ["node", "infra/deploy/publish.mjs"]
