FROM node:24-bookworm-slim AS build
# The Node in the packages needs libatomic1.
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/pin-node.mjs scripts/
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev && node scripts/pin-node.mjs
# Removes what the site does not need at run time: all Google services except Sheets, headers of Node, and sources of the client and the tests.
RUN find node_modules/googleapis/build/src/apis -mindepth 1 -maxdepth 1 -type d ! -name sheets -exec rm -rf {} + \
 && rm -rf node_modules/node-*/include node_modules/node-*/share client tests docs deploy *.ts biome.json tsconfig*.json
# The first start writes the compile cache. It runs here, because the files of the image cannot be written later.
RUN DATA_DIR=/tmp/first PORT=0 timeout --preserve-status -s TERM 20 node_modules/.bin/node server/start.mjs

FROM debian:bookworm-slim
# espeak-ng is the Hindi voice of the voice room if no speech server is configured.
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
