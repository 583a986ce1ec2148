FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/pin-node.mjs scripts/
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev && node scripts/pin-node.mjs

FROM node:24-bookworm-slim
# espeak-ng gives the voice room its voice where no provider does.
RUN apt-get update && apt-get install -y --no-install-recommends espeak-ng && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=build /app ./
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_ENV=production
RUN mkdir -p /data node_modules/.cache && chown -R node:node /data node_modules/.cache
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node_modules/.bin/node", "--import", "./server/compile-cache.mjs", "server/main.ts"]
