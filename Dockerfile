# Builds the site, then keeps what serving it takes: Node, the build, and the server as one file.
FROM node:24-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY packages packages
RUN npm ci --omit=dev --ignore-scripts
COPY . .
ARG SITE_URL
ARG REPORT_PATH
ARG FEEDBACK_PATH
RUN npm run build

FROM node:24-slim
WORKDIR /site
COPY --from=build /site/deploy/server.mjs ./server.mjs
COPY --from=build /site/build ./build
USER node
ENV HOST=0.0.0.0 PORT=3000
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ok}) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.mjs"]
