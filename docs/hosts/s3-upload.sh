#!/bin/sh
# Uploads build/ to a bucket: s3-upload.sh <bucket> <distribution>
set -eu

# Uploads new assets first, so that no page refers to a missing file.
aws s3 sync build/assets "s3://$1/assets" \
  --cache-control 'public, max-age=31536000, immutable'
aws s3 sync build "s3://$1" --delete --cache-control 'no-cache' \
  --exclude 'assets/*' --exclude '.slodocs-output' --exclude '_*'
aws cloudfront create-invalidation --distribution-id "$2" --paths '/*'
