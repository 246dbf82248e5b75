# syntax=docker/dockerfile:1

# The site is built and the server runs on the same Node: the long-term supported line, pinned.
ARG NODE=node:26.10.0-slim

FROM ${NODE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build
# What only building needs goes: the server runs with a sixth of the packages.
RUN node scripts/server-manifest.ts > server-package.json \
  && mv server-package.json package.json \
  && npm prune --no-audit --no-fund

FROM ${NODE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4321 DATA_DIR=/data SITE_DIR=/app/dist LOG_FORMAT=json DRAIN_SECONDS=2
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/src ./src
COPY --from=build /app/dist ./dist
# The only folder that is written to; everything else may be read-only.
RUN install -d -o node -g node /data
USER node
VOLUME /data
EXPOSE 4321
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself is process 1 and hears SIGTERM; further arguments (--no-demo) are the server's.
ENTRYPOINT ["node", "scripts/start.ts", "--no-build"]
