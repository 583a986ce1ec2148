FROM node:24-bookworm-slim AS build
# The Node that comes with the packages needs it.
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/pin-node.mjs scripts/
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev && node scripts/pin-node.mjs
# Only what runs stays: of Google's services the sheets, of Node the program, of the repository the server and its commands.
RUN find node_modules/googleapis/build/src/apis -mindepth 1 -maxdepth 1 -type d ! -name sheets -exec rm -rf {} + \
 && rm -rf node_modules/node-*/include node_modules/node-*/share client tests docs deploy *.ts biome.json tsconfig*.json
# What a first start compiles is kept in the image, whose files nobody may write later.
RUN DATA_DIR=/tmp/first PORT=0 timeout --preserve-status -s TERM 20 node_modules/.bin/node server/start.mjs

FROM debian:bookworm-slim
# espeak-ng gives the voice room a Hindi voice where no provider does.
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1 espeak-ng && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=build /app ./
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_ENV=production PATH=/app/node_modules/.bin:$PATH
RUN useradd --uid 1000 vaani && install -d -o vaani -g vaani -m 700 /data
USER vaani
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/start.mjs"]
