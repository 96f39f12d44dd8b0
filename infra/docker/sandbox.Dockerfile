# The mailbox and the payment sandbox for trials, never part of production. --build-arg UNIT=mailbox or payments.
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

FROM source AS tree
RUN node infra/docker/image/production-tree.ts infra/local /tree smtp-server postal-mime

FROM ${NODE_IMAGE} AS sandbox
ARG UNIT=mailbox
ARG VERSION=0.0.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="valam-${UNIT}" \
  org.opencontainers.image.vendor="Valam" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}"
ENV NODE_ENV=production UNIT=${UNIT} PORT=8080 SMTP_PORT=1025 HOST=0.0.0.0 DATA_DIR=/data OPS_PORT=8080
WORKDIR /app
RUN mkdir -p /data && chown node:node /data
COPY --from=tree /tree/node_modules ./node_modules
COPY infra/docker/image/is-ready.sh /usr/local/bin/is-ready
COPY infra/local/package.json ./infra/local/
COPY infra/local/src ./infra/local/src
USER node
EXPOSE 8080 1025
HEALTHCHECK --interval=10s --timeout=10s --start-period=180s --retries=6 CMD ["is-ready", "/"]
CMD ["sh", "-c", "exec node infra/local/src/$UNIT/main.ts"]
