# The reference bank and the harness in one image; docs/containers.md says how it is used.
ARG NODE_IMAGE=node:22-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /src
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# What the package ships and nothing else; its dependencies are those of the lock file.
RUN npm pack --silent && tar -xzf aisp-conformance-*.tgz && cp package-lock.json package/
WORKDIR /src/package
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM ${NODE_IMAGE}
COPY --from=build /src/package /opt/aisp
COPY scripts/health.js /opt/aisp/health.js
RUN ln -s /opt/aisp/dist/bin/aisp.js /usr/local/bin/aisp && install -d -o node -g node /data /data/reports /data/reports/out
# In a container loopback is the container's own: the bank listens to its network, and says so.
ENV NODE_ENV=production AISP_STUB_HOST=0.0.0.0
USER node
WORKDIR /data
EXPOSE 8080
HEALTHCHECK --interval=5s --timeout=5s --start-period=20s --retries=3 CMD ["node", "/opt/aisp/health.js"]
ENTRYPOINT ["aisp"]
CMD ["stub"]
