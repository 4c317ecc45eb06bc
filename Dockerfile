# Builds the site and serves it as `npm start` does, on port 3000: docker build -t site . && docker run -p 3000:3000 site
# The full image has git, which knows when each page was last changed.
FROM node:20 AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build
# One file without packages, so that the last stage holds nothing but the site.
RUN node_modules/.bin/esbuild server/serve.ts --bundle --platform=node --format=esm --outfile=build/serve.mjs

FROM node:20-slim
ENV NODE_ENV=production PORT=3000
WORKDIR /site
COPY --from=build --chown=node:node /site/build/serve.mjs /site/build/redirects.json ./
COPY --from=build --chown=node:node /site/build/client ./client
USER node
EXPOSE 3000
CMD ["node", "serve.mjs", "client"]
