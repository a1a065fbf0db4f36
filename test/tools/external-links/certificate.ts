// A certificate for `localhost` that nobody vouches for, with its key: valid for a hundred years, and used by tests alone.
export const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgusgbnqXM2rL4aNAC
sUlztOStYpRF7sRfGqWC39a5AvShRANCAATTEskt/aLRFVaXv1H4nil6inBixTtZ
qxPhIUarG7DM63XWbPZO5ByQgy0VnrbqmM6rHbDYbpo7kvqveJ7gLIDS
-----END PRIVATE KEY-----`;

export const cert = `-----BEGIN CERTIFICATE-----
MIIBmjCCAUGgAwIBAgIUNKsMQVW6FhxgI8v4LiEt3ODuhhgwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNDE5MDgyNVoYDzIxMjYxMDMx
MTkwODI1WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATTEskt/aLRFVaXv1H4nil6inBixTtZqxPhIUarG7DM63XWbPZO5ByQ
gy0VnrbqmM6rHbDYbpo7kvqveJ7gLIDSo28wbTAdBgNVHQ4EFgQUtgmv+nqzZ2nF
+bsNEM0T7I23JaQwHwYDVR0jBBgwFoAUtgmv+nqzZ2nF+bsNEM0T7I23JaQwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDRwAwRAIgfc4JilU9bjHWDx/rJ/xEf5vT6h6Gky8++uS3n5bLdEgCIHQF
d9BsTe6w2OCCO85WoPd76kLiEaeTFpiTbtvUNeu2
-----END CERTIFICATE-----`;
