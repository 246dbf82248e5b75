# syntax=docker/dockerfile:1

# Builds the site and runs the server on the same pinned Node LTS.
ARG NODE=node:26.10.0-slim

FROM ${NODE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build -- --server
# Removes packages that only the build needs: the server runs with a sixth of them.
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
COPY --from=build /app/demo ./demo
COPY --from=build /app/dist ./dist
# The only writable folder; everything else may be read-only.
RUN install -d -o node -g node /data
USER node
VOLUME /data
EXPOSE 4321
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node is process 1 and receives SIGTERM; further arguments (--no-demo) go to the server.
ENTRYPOINT ["node", "scripts/start.ts", "--no-build"]
