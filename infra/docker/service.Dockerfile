# One image per back-end unit: --build-arg UNIT=catalog (catalog, leads, identity, notifications, gateway).
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
RUN node infra/local/src/commands/build.ts --back-end

FROM built AS tree
ARG UNIT=gateway
RUN node infra/docker/image/production-tree.ts services/${UNIT} /tree

FROM ${NODE_IMAGE} AS service
ARG UNIT=gateway
ARG VERSION=0.0.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="valam-${UNIT}" \
  org.opencontainers.image.vendor="Valam" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}"
ENV NODE_ENV=production UNIT=${UNIT} VERSION=${VERSION} HOST=0.0.0.0 OPS_PORT=9000
WORKDIR /app
RUN mkdir -p /media && chown node:node /media
COPY infra/docker/image/is-ready.sh /usr/local/bin/is-ready
COPY --from=tree /tree ./
USER node
EXPOSE 9000
HEALTHCHECK --interval=10s --timeout=10s --start-period=180s --retries=6 CMD ["is-ready"]
# The heap is half of the container's memory, so that V8 collects before the container is killed; the rest is for code, buffers and
# the image worker.
ENTRYPOINT ["sh", "-c", "exec node --max-semi-space-size=8 --max-old-space-size-percentage=50 services/$UNIT/dist/main.js \"$@\"", "unit"]
